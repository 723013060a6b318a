// Writes `githubDescription.json`, next to this file: what GitHub’s published OpenAPI description says about
// the calls that `src/edit/host` makes, without its prose. The whole description unpacks to 400 MB, more than
// all other packages together, so it is not installed. To take a newer one over:
//   npm pack @octokit/openapi@23.0.2
//   tar xzf octokit-openapi-23.0.2.tgz package/generated/api.github.com.json
//   node tests/edit/host/extractDescription.mjs package/generated/api.github.com.json

import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

/** The paths and their methods. */
const used = {
  '/user': ['get'],
  '/repos/{owner}/{repo}': ['get'],
  '/repos/{owner}/{repo}/git/matching-refs/{ref}': ['get'],
  '/repos/{owner}/{repo}/git/trees/{tree_sha}': ['get'],
  '/repos/{owner}/{repo}/git/trees': ['post'],
  '/repos/{owner}/{repo}/git/blobs/{file_sha}': ['get'],
  '/repos/{owner}/{repo}/git/blobs': ['post'],
  '/repos/{owner}/{repo}/git/commits/{commit_sha}': ['get'],
  '/repos/{owner}/{repo}/git/commits': ['post'],
  '/repos/{owner}/{repo}/git/refs/{ref}': ['patch'],
  '/repos/{owner}/{repo}/git/refs': ['post'],
  '/repos/{owner}/{repo}/compare/{basehead}': ['get'],
  '/repos/{owner}/{repo}/merges': ['post'],
  '/repos/{owner}/{repo}/pulls': ['get', 'post'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/reviews': ['get'],
  '/repos/{owner}/{repo}/commits/{ref}/check-runs': ['get'],
  '/repos/{owner}/{repo}/commits/{ref}/status': ['get'],
}

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the file of the whole description.')
const whole = JSON.parse(readFileSync(source, 'utf8'))

const extract = {
  openapi: whole.openapi,
  info: {title: whole.info.title, version: whole.info.version, license: whole.info.license},
  paths: Object.fromEntries(
    Object.entries(used).map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((method) => [method, withoutProse(whole.paths[path][method])])),
    ]),
  ),
  components: {},
}
copyReferences(extract.paths)
writeFileSync(join(import.meta.dirname, 'githubDescription.json'), JSON.stringify(extract))

/** Removes what describes nothing that could be checked. Properties that are named `description` stay. */
function withoutProse(value, isListOfNames = false) {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each))
  if (typeof value !== 'object' || value === null) return value
  const prose = [
    'description',
    'example',
    'examples',
    'externalDocs',
    'summary',
    'tags',
    'title',
    'x-github',
    'x-octokit',
  ]
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isListOfNames || !prose.includes(name))
      .map(([name, each]) => [name, withoutProse(each, name === 'properties' && !isListOfNames)]),
  )
}

/** Copies the components that `value` refers to, and those that they refer to. */
function copyReferences(value) {
  if (typeof value !== 'object' || value === null) return
  if (typeof value.$ref === 'string') {
    const [kind, name] = value.$ref.replace('#/components/', '').split('/')
    extract.components[kind] ??= {}
    if (extract.components[kind][name]) return
    extract.components[kind][name] = withoutProse(whole.components[kind][name])
    copyReferences(extract.components[kind][name])
  } else for (const each of Object.values(value)) copyReferences(each)
}
