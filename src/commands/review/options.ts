import {parseArgs} from 'node:util'

/** What a person asked `npm run review` for. */
export interface Options {
  base?: string
  head?: string
  pictures: boolean
  html: string
  markdown?: string
  json?: string
}

/** How to use the command, for whoever asks it something it does not know. */
export const usage = `npm run review -- [base] [options]
  base              the branch or commit to compare with; without it, where this work left main
  --head REV        compare that commit, not the files as they are now
  --no-pictures     needs no browser
  --html FILE       where to write the report; without it, a file in node_modules/.cache
  --markdown FILE   a summary to post on a pull request
  --json FILE       the same for machines`

/** Reads the words after the command's name. */
export function readOptions(words: string[]): Options {
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      head: {type: 'string'},
      'no-pictures': {type: 'boolean'},
      html: {type: 'string'},
      markdown: {type: 'string'},
      json: {type: 'string'},
    },
  })
  if (positionals.length > 1)
    throw new Error(`One base at a time: ${positionals.join(', ')} are ${positionals.length}.`)
  const {head, markdown, json} = values
  const html = values.html ?? 'node_modules/.cache/twelvesides/review.html'
  return {base: positionals[0], head, markdown, json, html, pictures: !values['no-pictures']}
}
