/** Pop-up messages that the build rendered (`src/document/firstMessages.tsx`). */
declare module 'virtual:first-messages' {
  /** The DOM nodes of each pop-up message, by the message's id in `content/toasts.yaml`. */
  export const drawings: Record<string, import('./firstMessage.ts').RenderedNode>
  export const styles: string
}
