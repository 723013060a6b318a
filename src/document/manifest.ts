import {palette} from '../../components/theme.ts'
import {type AppIcon, appIcons} from '../../content/appIcons.ts'
import site from '../../content/site.yaml'
import {basePath} from '../frame/routeAddress.ts'

/**
 * Writes `site.webmanifest`: name, icons and colours for installing the site
 * (https://www.w3.org/TR/appmanifest/).
 */
export function manifest(): string {
  const icon = (file: AppIcon, purpose: string) => ({
    src: `${basePath}/${file}`,
    sizes: `${appIcons[file]}x${appIcons[file]}`,
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
    icons: [
      icon('icon-192.png', 'any'),
      icon('icon-192.png', 'maskable'),
      icon('icon-512.png', 'any'),
      icon('icon-512.png', 'maskable'),
    ],
  })}\n`
}
