import {expect, test} from 'vitest'
import {leaveOutUnused} from '../../src/build/leaveOutUnused.ts'

const page = `<html><head><style></style></head><body>
<main class="m"><h2>A</h2><p class="lead">One<br/>two</p><ul class="list"><li>1</li></ul>
<svg><path d="M0 0h1"/></svg></main>
<form class="form"><button class="send">Send</button></form></body></html>`

test.each([
  ['.m{color:red}', 'a class that is there'],
  ['.m>h2+p,.m>p~ul{margin:0}', 'elements beside each other'],
  ['.m .list li:hover::before{color:red}', 'an element inside another, whatever its state'],
  ['.list[hidden]{display:none}', 'an attribute that may come'],
  ['.m:has(>nav) path{fill:red}', 'what an element may come to hold'],
  ['h4,dialog p{margin:0}', 'plain elements, which messages are made of'],
  ['.form [role=alert]{color:red}', 'what a form may come to show'],
  ['.send span{color:red}', 'what something pressed may come to show'],
  ['@font-face{font-family:A;src:url(a.woff2)}', 'a font'],
  ['@keyframes turn{from{rotate:1deg}to{rotate:2deg}}', 'an animation'],
  ['@media print{h2,p{color:#000}}', 'what is printed'],
  ['@media print{:focus,.m *{color:#000}}', 'what is printed of any element'],
  ['@container (min-width:40rem){@supports (color:red){.m{color:red}}}', 'a rule inside others'],
])('%s stays: %s', (css) => {
  expect(leaveOutUnused(css, page)).toBe(css)
})

test.each([
  ['.gone{color:red}', ''],
  ['.m>ol,.m>ul{margin:0}', '.m>ul{margin:0}'],
  ['.list h2{margin:0}', ''],
  ['.m>p+h2{margin:0}', ''],
  ['main>section{margin:0}', ''],
  ['@container (min-width:40rem){.gone{color:red}}.m{color:red}', '.m{color:red}'],
  ['@media print{table,p{color:#000}}', '@media print{p{color:#000}}'],
  ['.gone::before{content:"}"}.m{content:"{"}', '.m{content:"{"}'],
])('of %s stays: %s', (css, used) => {
  expect(leaveOutUnused(css, page)).toBe(used)
})
