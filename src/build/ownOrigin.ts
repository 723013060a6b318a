import type {IncomingMessage} from 'node:http'
import type {Connect, Plugin} from 'vite'

/** Stops other sites from framing what `dev`, `edit` and `preview` serve, and from sending requests to dev. */
export function ownOrigin(): Plugin {
  return {
    name: 'site:own-origin',
    enforce: 'pre',
    configureServer({config, middlewares}) {
      middlewares.use(forbidFrames)
      // Not even by following a link: only our own error overlay may open files in an editor.
      middlewares.use(`${config.base}__open-in-editor`, answerIf(isFromOwnPage))
      middlewares.use(answerIf((request) => isVisit(request) || isFromOwnPage(request) || saysNothing(request)))
    },
    configurePreviewServer({middlewares}) {
      middlewares.use(forbidFrames)
    },
  }
}

/** Whether an origin is that of the server that is asked, at its own address or at the one where a port forward was told to show it. */
export function isOwn(origin: string | undefined, {headers, socket}: IncomingMessage, told?: URL): boolean {
  const {host, 'x-forwarded-host': shown = host} = headers
  const at = (own?: string) => origin === `http://${own}` || origin === `https://${own}`
  const isTold = told !== undefined && origin === told.origin
  // GitHub Codespaces writes localhost over an origin that is its own address, and over no other.
  if (told && shown === told.host) return isTold || at(`localhost:${socket.localPort}`)
  return shown === host && (isTold || at(host))
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

/** By `Sec-Fetch-Site` (https://w3c.github.io/webappsec-fetch-metadata/), which browsers leave out on a local network without HTTPS. */
function isFromOwnPage(request: IncomingMessage): boolean {
  const {origin, referer = '', 'sec-fetch-site': site} = request.headers
  if (site) return site === 'same-origin'
  return isOwn(origin ?? (URL.canParse(referer) ? new URL(referer).origin : undefined), request)
}

/** A top-level navigation: an address that was typed, or a link from any site. */
function isVisit({headers}: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** A tool, or an old browser without these headers, which sends `Origin` at least where a script could read the response. */
function saysNothing({headers}: IncomingMessage): boolean {
  const {origin, 'sec-fetch-site': site} = headers
  return (!site || site === 'none') && origin === undefined
}
