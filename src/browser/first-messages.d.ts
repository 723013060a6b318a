/** The messages as the build wrote them down (`src/build/firstMessages.ts`). */
declare module 'virtual:first-messages' {
  /** By their ids. */
  export const drawings: Record<string, import('./firstMessage.ts').Drawn>
  export const styles: string
}
