import type {IncomingMessage} from 'node:http'
import type {Connect, Plugin} from 'vite'

/** Prevents other sites from framing pages of local servers, and from sending requests to the dev server. */
export function ownOrigin(): Plugin {
  return {
    name: 'site:own-origin',
    enforce: 'pre',
    configureServer({config, middlewares}) {
      middlewares.use(forbidFrames)
      // Refuses even links from other sites, because only the error overlay may open files in the author's
      // editor.
      middlewares.use(`${config.base}__open-in-editor`, allowOnlyIf(isFromOwnPage))
      middlewares.use(
        allowOnlyIf((request) => isNavigation(request) || isFromOwnPage(request) || hasNoOrigin(request)),
      )
    },
    configurePreviewServer({middlewares}) {
      middlewares.use(forbidFrames)
    },
  }
}

/** Whether an origin is this server's own, or the public address of its port forward (`publicAddress`). */
export function isOwnOrigin(
  origin: string | undefined,
  {headers, socket}: IncomingMessage,
  publicAddress?: URL,
): boolean {
  const {host, 'x-forwarded-host': shown = host} = headers
  const at = (own?: string) => origin === `http://${own}` || origin === `https://${own}`
  const isPublic = publicAddress !== undefined && origin === publicAddress.origin
  // GitHub Codespaces replaces its own forwarded address in `Origin` by localhost, and no other origin.
  if (publicAddress && shown === publicAddress.host) return isPublic || at(`localhost:${socket.localPort}`)
  return shown === host && (isPublic || at(host))
}

const forbidFrames: Connect.NextHandleFunction = (_request, response, next) => {
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
  next()
}

function allowOnlyIf(may: (request: IncomingMessage) => boolean): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (may(request)) return next()
    response
      .writeHead(403, {'Content-Type': 'text/plain'})
      .end('Only a page of this server may ask for this.')
  }
}

/**
 * Whether a page of this server sent a request. `Sec-Fetch-Site` says so, but is missing in plain HTTP on a
 * LAN (https://w3c.github.io/webappsec-fetch-metadata/).
 */
function isFromOwnPage(request: IncomingMessage): boolean {
  const {origin, referer = '', 'sec-fetch-site': site} = request.headers
  if (site) return site === 'same-origin'
  return isOwnOrigin(origin ?? (URL.canParse(referer) ? new URL(referer).origin : undefined), request)
}

/** Whether a request is a top-level navigation, from the address bar or any link. */
function isNavigation({headers}: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/**
 * Whether a tool or old browser sent a request. Requests whose response a script can read have an `Origin`.
 */
function hasNoOrigin({headers}: IncomingMessage): boolean {
  const {origin, 'sec-fetch-site': site} = headers
  return (!site || site === 'none') && origin === undefined
}
