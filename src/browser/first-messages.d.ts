/** The messages as the build drew them (`src/document/firstMessages.tsx`). */
declare module 'virtual:first-messages' {
  /** By their ids. */
  export const drawings: Record<string, import('./firstMessage.ts').Drawn>
  export const styles: string
}
