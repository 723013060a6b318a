import {join} from 'node:path'
import {readComponents} from '../../src/site/readComponents.ts'

export {site as plain} from './caseSite.ts'

/** The components of this project, not those in tests/check/site. */
export const components = readComponents(join(import.meta.dirname, '../..'))
