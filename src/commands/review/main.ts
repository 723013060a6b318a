import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, relative, resolve} from 'node:path'
import {askedFor} from '../askedFor.ts'
import type {Camera} from './camera.ts'
import {changedFiles, git, mergeBase} from './git.ts'
import type {Comparison} from './model.ts'
import {readOptions, usage} from './options.ts'
import {reportHtml} from './reportHtml.ts'
import {reportMarkdown} from './reportMarkdown.ts'
import {review} from './review.ts'
import {States} from './states.ts'

/** `npm run review -- <base>`: what a visitor reads differently, in one file for people and one for a pull request. */
export async function main(words: string[]): Promise<number> {
  const options = askedFor(() => readOptions(words), usage)
  if (!options) return 1
  const project = process.cwd()
  // It starts while the states are built.
  const starting = options.pictures ? import('./camera.ts').then(({startCamera}) => startCamera()) : undefined
  let states: States | undefined
  try {
    const base = options.base ?? mergeBase(project)
    // A head that is named starts where `main` was left, as a pull request does.
    states = new States(project)
    const old = states.ofCommit(base, 'base')
    const now = options.head ? states.ofCommit(options.head, 'head') : states.ofWork('head')
    const {comparison, dists} = await review(project, [old, now], changedFiles(project, base, options.head))
    const pictures = starting ? await picturesOf(await starting, dists, comparison) : []
    const title = `${nameOf(project, base)} and ${options.head ? nameOf(project, options.head) : 'the files as they are now'}`
    write(options.html, reportHtml(comparison, title, pictures))
    if (options.markdown) write(options.markdown, reportMarkdown(comparison, title))
    if (options.json) write(options.json, `${JSON.stringify(comparison, undefined, 2)}\n`)
    console.log([comparison.verdict, ...comparison.notes, relative(project, resolve(options.html))].join('\n'))
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  } finally {
    states?.remove()
    const camera = await starting
    if (typeof camera === 'object') await camera.close()
  }
}

/** Pictures of what changed; what they need is loaded only when they are wanted. */
async function picturesOf(camera: Camera | string, dists: [string, string] | undefined, comparison: Comparison) {
  const {takePictures} = await import('./pictures.ts')
  return takePictures(camera, dists, comparison)
}

/** A branch by its name, a commit by its first letters. */
function nameOf(project: string, revision: string): string {
  return /^[0-9a-f]{40}$/.test(revision) ? git(project, 'rev-parse', '--short', revision) : revision
}

function write(file: string, text: string) {
  mkdirSync(dirname(resolve(file)), {recursive: true})
  writeFileSync(file, text)
}
