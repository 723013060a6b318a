import {existsSync, readdirSync} from 'node:fs'
import {extname, join} from 'node:path'
import {differenceFile, offered, readDictionaries} from '../../vite/readDictionaries.ts'
import {type HeaderRule, headersAt, readHeaders} from '../../vite/readHeaders.ts'
import {type Redirect, readMovedPages} from '../../vite/readRedirects.ts'
import type {BuiltSite} from '../deploy-config/builtSite.ts'
import type {Case} from './model.ts'
import {hostilePaths, types, unknownPaths} from './paths.ts'

/** A page or a file of the site: its name in the folder, and its address. */
export interface Place {
  file: string
  path: string
}

/** The pages of a site, the first one first. */
export function pagesOf({folder, base}: BuiltSite): Place[] {
  const moved = new Set(redirectsOf(folder).map(({from}) => from))
  const names = namesIn(folder).filter((name) => name.endsWith('.html') && !/^(index|404)\.html$/.test(name))
  const pages = names.map((file) => ({file, path: base + file.slice(0, -'.html'.length)}))
  return [{file: 'index.html', path: base}, ...pages.filter(({path}) => !moved.has(path))]
}

/** Everything that a server is asked about a site, and what it has to answer. */
export function casesOf(site: BuiltSite): Case[] {
  const {folder, base} = site
  const rules = readHeaders(join(folder, '_headers'))
  const pages = pagesOf(site)
  const files = namesIn(folder)
    .filter((name) => types[extname(name).slice(1)] && !name.endsWith('.html'))
    .map((file) => ({file, path: base + file}))
  const assets = files.filter(({file}) => file.startsWith('assets/'))
  const scripts = assets.filter(({file}) => file.endsWith('.js'))
  return [
    ...pages.flatMap((page) => pageCases(page, rules)),
    ...pages.slice(1).flatMap(spellingCases),
    ...redirectsOf(folder).flatMap((redirect) => movedCases(redirect, pages)),
    ...files.map(fileCase),
    ...[...pages.slice(0, 2), ...scripts.slice(0, 1)].flatMap(encodingCases),
    ...pages.flatMap((page) => differenceCases(page, site)),
    ...assets.flatMap((asset) => assetCases(asset, rules)),
    ...missingCases(base, rules),
  ]
}

/** Where the site leads from addresses whose pages are gone. */
function redirectsOf(folder: string): Redirect[] {
  return readMovedPages(join(folder, '_redirects'))
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()
}

function pageCases({file, path}: Place, rules: HeaderRule[]): Case[] {
  const page = {outcomes: ['page' as const], file}
  const headers = Object.fromEntries(headersAt(rules, path))
  return [
    {check: 'pages', request: {path}, ...page, headers: {'Content-Type': types.html ?? ''}},
    {check: 'pages', request: {path: `${path}?utm_source=x&__proto__[x]=1`}, ...page},
    {check: 'headers', request: {path}, ...page, headers},
    {check: 'cache', request: {path}, ...page, revalidates: true},
    {check: 'cache', request: {path, headers: {'Accept-Encoding': 'br, gzip'}}, ...page, revalidates: true},
    {check: 'HEAD', request: {path, method: 'HEAD'}, ...page, headers},
  ]
}

/** However people write an address, they get to its page by one redirect at most, or to the 404 page. */
function spellingCases({file, path}: Place): Case[] {
  const page = {outcomes: ['page' as const], file, redirects: 1}
  const capital = path.replace(/\/([a-z])([^/]*)$/, (_all, first, rest) => `/${first.toUpperCase()}${rest}`)
  const others = [
    capital,
    `${capital.replace(/[^/]*$/, (name) => name.toUpperCase())}/`,
    `${path}.html`,
    `${path}/index.html`,
    `${path}/index`,
    `${path}.html/`,
  ]
  return [
    {check: 'slashes', request: {path: `${path}/`}, ...page},
    {check: 'slashes', request: {path: `${path}/?utm_source=x`}, ...page},
    ...others.map((other): Case => {
      return {check: 'spellings', request: {path: other}, file, outcomes: ['page', 'missing'], redirects: 2}
    }),
  ]
}

/** An old address leads to where its page is now, by one redirect. */
function movedCases({from, to}: Redirect, pages: Place[]): Case[] {
  const now = pages.find(({path}) => path === to.replace(/#.*/, ''))
  return ['', '/', '?utm_source=x', '/?utm_source=x'].map((end): Case => {
    return {
      check: 'slashes',
      request: {path: from + end},
      outcomes: ['page'],
      redirects: 1,
      ...(now && {file: now.file}),
    }
  })
}

function fileCase({file, path}: Place): Case {
  const type = types[extname(file).slice(1)] ?? ''
  return {check: 'files', request: {path}, outcomes: ['page'], file, headers: {'Content-Type': type}}
}

function encodingCases({file, path}: Place): Case[] {
  const wishes: Record<string, string> = {
    br: 'br',
    'gzip, deflate, br, zstd': 'br',
    gzip: 'gzip',
    identity: 'identity',
    'br;q=0, gzip': 'gzip',
  }
  return [...Object.entries(wishes), ['', 'identity']].map(
    ([wish, encoding]): Case => ({
      check: 'encoding',
      request: {path, headers: wish ? {'Accept-Encoding': wish} : {}},
      outcomes: ['page'],
      file,
      encoding,
      // Without it a cache in between hands packed bytes to who cannot unpack them.
      headers: {Vary: /\baccept-encoding\b/i},
    }),
  )
}

/** Who has a page is sent another as what differs from it, and told that it is one to keep; who says otherwise is not. */
function differenceCases({file, path}: Place, {folder, base}: BuiltSite): Case[] {
  const dictionaries = readDictionaries(folder)
  const known = dictionaries.find((each) => existsSync(join(folder, differenceFile(file, each))))
  if (!known) return []
  const packings = 'gzip, deflate, br, zstd, dcb, dcz'
  const unknown = ':ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:'
  const asked = (own: string | undefined, accepted = packings) => ({
    path,
    headers: {'Accept-Encoding': accepted, ...(own && {'Available-Dictionary': own})},
  })
  const told = {
    'Content-Type': types.html ?? '',
    'Use-As-Dictionary': offered(base),
    Vary: /\bavailable-dictionary\b/i,
  }
  const page: Pick<Case, 'check' | 'outcomes'> = {check: 'differences', outcomes: ['page']}
  return [
    {...page, request: asked(known.hash), file: differenceFile(file, known), encoding: 'dcz', headers: told},
    ...[asked(undefined), asked(unknown), asked(known.hash, 'gzip, br')].map(
      (request): Case => ({...page, request, file, encoding: 'br', headers: told}),
    ),
  ]
}

function assetCases({file, path}: Place, rules: HeaderRule[]): Case[] {
  const headers = {...Object.fromEntries(headersAt(rules, path)), 'Use-As-Dictionary': ''}
  return [{check: 'cache', request: {path}, outcomes: ['page'], file, headers, revalidates: true}]
}

function missingCases(base: string, rules: HeaderRule[]): Case[] {
  const security = Object.fromEntries(headersAt(rules, `${base}not/a/page`))
  const refused: Case['outcomes'] = ['missing', 'refused']
  const hostile = [...new Set([base, '/'])].flatMap((start) => hostilePaths.map((path) => start + path))
  return [
    ...unknownPaths.map((path): Case => {
      // No page is the next of one that is not there.
      const headers = {...security, 'Content-Type': types.html ?? '', 'Use-As-Dictionary': ''}
      return {check: 'unknown', request: {path: base + path}, outcomes: ['missing'], redirects: 1, headers}
    }),
    ...hostile.map((path): Case => ({check: 'hostile', request: {path}, outcomes: refused})),
    {check: 'HEAD', request: {path: `${base}not-a-page`, method: 'HEAD'}, outcomes: ['missing'], headers: security},
    {
      check: 'cache',
      request: {path: `${base}assets/not-yet-12345678.js`},
      outcomes: ['missing'],
      // A file that a deploy has not brought yet must not be missing for a year.
      headers: {'Cache-Control': /^(?!.*immutable)/},
    },
    {
      check: 'encoding',
      request: {path: `${base}not-a-page`, headers: {'Accept-Encoding': 'br'}},
      outcomes: ['missing'],
      encoding: 'br',
    },
  ]
}
