import {distance} from '../site/index.ts'

/**
 * Refuses what npm took for an option of its own, because no `--` stands before it: `npm run check --words`
 * reaches the command without a word of it, and it would do something else than it was asked for.
 */
export function refuseTakenByNpm(command: string, options: string[], environment = process.env) {
  if (environment.npm_lifecycle_event !== command) return
  const taken = Object.entries(environment).flatMap(([key, value]) =>
    key.startsWith('npm_config_') && value !== '' ? [key.slice('npm_config_'.length)] : [],
  )
  for (const name of taken) {
    const meant = options.find((each) => each === name) ?? options.find((each) => distance(each, name) === 1)
    if (!meant) continue
    throw new Error(`npm took --${name} for itself. Write -- in front of it: npm run ${command} -- --${meant}`)
  }
}
