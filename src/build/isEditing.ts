import type {ResolvedConfig} from 'vite'

/**
 * The name of the Vite plugin that `npm run edit` adds. Only with this plugin do pages get `data-edit`
 * attributes.
 */
export const editingName = 'site:editing'

/** Whether the pages are those of `npm run edit`. */
export function isEditing({plugins}: Pick<ResolvedConfig, 'plugins'>): boolean {
  return plugins.some(({name}) => name === editingName)
}
