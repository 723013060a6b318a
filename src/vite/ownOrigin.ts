import type {IncomingHttpHeaders, IncomingMessage} from 'node:http'
import type {Connect, Plugin} from 'vite'

/** Lets no page of another site frame what `dev`, `edit` and `preview` serve, nor make dev do or tell anything. */
export function ownOrigin(): Plugin {
  return {
    name: 'site:own-origin',
    enforce: 'pre',
    configureServer({config, middlewares}) {
      middlewares.use(forbidFrames)
      // To open a file in somebody's editor is no page to go to: only our own error overlay asks for it.
      middlewares.use(`${config.base}__open-in-editor`, answerIf(isFromOwnPage))
      middlewares.use(answerIf((request) => isVisit(request) || isFromOwnPage(request) || saysNothing(request)))
    },
    configurePreviewServer({middlewares}) {
      middlewares.use(forbidFrames)
    },
  }
}

/** Whether an origin is that of the server that is asked. */
export function isOwn(origin: string | undefined, {host}: IncomingHttpHeaders): boolean {
  return origin === `http://${host}` || origin === `https://${host}`
}

const forbidFrames: Connect.NextHandleFunction = (_request, response, next) => {
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
  next()
}

function answerIf(may: (request: IncomingMessage) => boolean): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (may(request)) return next()
    response.writeHead(403, {'Content-Type': 'text/plain'}).end('Only a page of this server may ask for this.')
  }
}

/** Browsers tell by `Sec-Fetch-Site` (https://w3c.github.io/webappsec-fetch-metadata/), but not on a local network without HTTPS. */
function isFromOwnPage({headers}: IncomingMessage): boolean {
  const {origin, referer = '', 'sec-fetch-site': site} = headers
  if (site) return site === 'same-origin'
  return isOwn(origin ?? (URL.canParse(referer) ? new URL(referer).origin : undefined), headers)
}

/** An address that was typed, or a link that was followed from wherever. */
function isVisit({headers}: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** No browser of today, but a tool, or an old browser, which names another origin at least where it hands on the answer. */
function saysNothing({headers}: IncomingMessage): boolean {
  const {origin, 'sec-fetch-site': site} = headers
  return (!site || site === 'none') && origin === undefined
}
