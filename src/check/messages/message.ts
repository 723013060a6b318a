/** A message: `problem` is one sentence on what is wrong, `instruction` is what to do, shown only if there is no fix. */
export interface Message {
  problem: string
  instruction?: string
}

/** The messages of a stage by id, such as `refs.no-page`; each is a function of the data of its findings. */
// biome-ignore lint/suspicious/noExplicitAny: each message takes data of its own type
export type Messages = Record<string, (data: any) => Message>
