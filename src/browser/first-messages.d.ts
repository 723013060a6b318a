/** Messages that the build rendered (`src/document/firstMessages.tsx`). */
declare module 'virtual:first-messages' {
  /** Rendered messages by id. */
  export const drawings: Record<string, import('./firstMessage.ts').RenderedNode>
  export const styles: string
}
