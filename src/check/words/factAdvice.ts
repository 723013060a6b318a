import type {Advice} from '../finding.ts'
import {written} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'

/** What to write for a figure that was typed: the fact itself, where a page can name it; its title and a record can’t. */
export function factAdvice(file: string, at: number, typed: string, id: string, {pages}: SiteFiles): Advice {
  const page = pages.find((each) => each.file === file)
  return page && at >= page.frontmatter.end
    ? {...written(typed, `<Fact fact="${id}" />`), help: 'Or say here what is so of this alone.'}
    : {help: 'Say the same in both places.'}
}
