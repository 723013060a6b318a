/** The words of one message: what is wrong, in one sentence, and what to do, which a report shows when there is no fix. */
export interface Message {
  say: string
  todo?: string
}

/** The messages of a stage by their ids: `refs.no-page`. Each is a function of the data that its findings carry. */
// biome-ignore lint/suspicious/noExplicitAny: each message takes data of its own type
export type Messages = Record<string, (data: any) => Message>
