import {palette} from '../../components/theme.ts'
import site from '../../content/site.yaml'
import {basePath} from '../frame/routeAddress.ts'

/** Writes `site.webmanifest`: name, icons and colours for installing the site (https://www.w3.org/TR/appmanifest/). */
export function manifest(): string {
  const icon = (size: number, purpose: string) => ({
    src: `${basePath}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return `${JSON.stringify({
    name: site.name,
    description: site.description,
    lang: 'en-GB',
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    // Opens the installed site in a browser, because readers need the address bar and the back button.
    display: 'browser',
    background_color: palette.paper[0],
    theme_color: palette.paper[0],
    icons: [icon(192, 'any'), icon(192, 'maskable'), icon(512, 'any'), icon(512, 'maskable')],
  })}\n`
}
