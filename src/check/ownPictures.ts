import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'

/** The icons of `public/` that every page, browsers and phones ask for, where one of them is missing. */
export function lostPictures({code, publicFiles}: SiteFiles): Problem[] {
  const names = [...code].flatMap(([name, text]) =>
    name.startsWith('src/app/')
      ? [...text.matchAll(/\bfile: '([\w-]+\.(?:svg|png|ico))'/g)].map(([, file = '']) => file)
      : [],
  )
  return names
    .filter((name) => !publicFiles.has(`/${name}`))
    .map((name) =>
      inFile(`public/${name}`, '', {
        at: 0,
        message: 'This picture is missing, and browsers and phones show it for the site.',
        help: 'Bring it back from an earlier version, or run: npm run new pictures',
        rule: 'pictures',
      }),
    )
}
