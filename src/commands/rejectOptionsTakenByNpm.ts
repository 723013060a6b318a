import {editDistance} from '../site/index.ts'

/**
 * Throws if npm took an option for itself because the `--` before it is missing: `npm run check --words`
 * runs the command without the option, so it would silently do something else.
 */
export function rejectOptionsTakenByNpm(command: string, options: string[], environment = process.env) {
  if (environment.npm_lifecycle_event !== command) return
  const taken = Object.entries(environment).flatMap(([key, value]) =>
    key.startsWith('npm_config_') && value !== '' ? [key.slice('npm_config_'.length)] : [],
  )
  for (const name of taken) {
    const meant =
      options.find((each) => each === name) ?? options.find((each) => editDistance(each, name) === 1)
    if (!meant) continue
    throw new Error(
      `npm took --${name} for itself. Write -- in front of it: npm run ${command} -- --${meant}`,
    )
  }
}
