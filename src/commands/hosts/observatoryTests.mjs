// The Observatory's own tests over answers that are read as JSON from standard input; the scores go out as JSON.
// A process of its own, in plain JavaScript: the package is loaded from the folder that the first argument names.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'

const load = (file) => import(pathToFileURL(join(process.argv[2], file)).href)
const [{ALL_TESTS}, {getScoreModifier}, {MINIMUM_SCORE_FOR_EXTRA_CREDIT}, {parseHttpEquivHeaders}] = await Promise.all([
  load('src/constants.js'),
  load('src/grader/grader.js'),
  load('src/grader/charts.js'),
  load('src/retriever/utils.js'),
])

const visits = JSON.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify(visits.map(scoreOf)))

/** The same sum as the package's scanner makes: what is good counts only where little is bad. */
function scoreOf({hostname, path, page, cors}) {
  const results = ALL_TESTS.map((test) => test(requestsFor(hostname, path, page, cors)).result)
  const modifiers = results.map(getScoreModifier)
  const total = (some) => some.reduce((sum, modifier) => sum + modifier, 100)
  const bare = total(modifiers.filter((modifier) => modifier < 0))
  const score = bare >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total(modifiers) : bare
  return {path, score, results: results.map((result, index) => `${modifiers[index]} ${result}`)}
}

/** What the package's retriever would bring home, were the site on HTTPS and its plain address redirected there. */
function requestsFor(hostname, path, page, cors) {
  const url = new URL(`https://${hostname}${path}`)
  const http = {...page, verified: true}
  const httpRedirects = [
    {url: new URL(`http://${hostname}${path}`), status: 301},
    {url, status: 200},
  ]
  return {
    hostname,
    resources: {path: page.data},
    responses: {
      auto: {...http, httpEquiv: parseHttpEquivHeaders(page.data, url.href)},
      http,
      https: http,
      cors: {...cors, verified: true},
      httpRedirects,
      httpsRedirects: httpRedirects,
    },
    // No page sets a cookie, or it would not have come this far.
    session: {jar: {serializeSync: () => ({cookies: []})}, url, response: http, redirectHistory: httpRedirects},
  }
}
