// What an import of a file of content/ gives: its records, once its schema has checked them.
// It follows from the schemas by itself, and stands in the repository so that an editor knows it before anything has run.

interface ContentFiles {
  'announcement.yaml': import('zod').infer<typeof import('./announcement.schema.ts').default>
  'cohorts.yaml': import('zod').infer<typeof import('./cohorts.schema.ts').default>
  'donation-tiers.yaml': import('zod').infer<typeof import('./donation-tiers.schema.ts').default>
  'events.yaml': import('zod').infer<typeof import('./events.schema.ts').default>
  'facts.yaml': import('zod').infer<typeof import('./facts.schema.ts').default>
  'faqs.yaml': import('zod').infer<typeof import('./faqs.schema.ts').default>
  'features.yaml': import('zod').infer<typeof import('./features.schema.ts').default>
  'formats.yaml': import('zod').infer<typeof import('./formats.schema.ts').default>
  'help.yaml': import('zod').infer<typeof import('./help.schema.ts').default>
  'inquiries.yaml': import('zod').infer<typeof import('./inquiries.schema.ts').default>
  'invented.yaml': import('zod').infer<typeof import('./invented.schema.ts').default>
  'legal.yaml': import('zod').infer<typeof import('./legal.schema.ts').default>
  'navigation.yaml': import('zod').infer<typeof import('./navigation.schema.ts').default>
  'notices.yaml': import('zod').infer<typeof import('./notices.schema.ts').default>
  'partnerships.yaml': import('zod').infer<typeof import('./partnerships.schema.ts').default>
  'roles.yaml': import('zod').infer<typeof import('./roles.schema.ts').default>
  'routes.yaml': import('zod').infer<typeof import('./routes.schema.ts').default>
  'site.yaml': import('zod').infer<typeof import('./site.schema.ts').default>
  'skills.yaml': import('zod').infer<typeof import('./skills.schema.ts').default>
  'stories.yaml': import('zod').infer<typeof import('./stories.schema.ts').default>
  'subjects.yaml': import('zod').infer<typeof import('./subjects.schema.ts').default>
  'team.yaml': import('zod').infer<typeof import('./team.schema.ts').default>
  'timeline.yaml': import('zod').infer<typeof import('./timeline.schema.ts').default>
  'toasts.yaml': import('zod').infer<typeof import('./toasts.schema.ts').default>
  'tracks.yaml': import('zod').infer<typeof import('./tracks.schema.ts').default>
  'ways.yaml': import('zod').infer<typeof import('./ways.schema.ts').default>
  'workshops.yaml': import('zod').infer<typeof import('./workshops.schema.ts').default>
}

declare module '*/announcement.yaml' {
  const content: ContentFiles['announcement.yaml']
  export default content
  /** Whether there was nothing to show when the site was built. */
  export const isEmpty: boolean
}

declare module '*/cohorts.yaml' {
  const content: ContentFiles['cohorts.yaml']
  export default content
  /** The ids of those whose day was over when the site was built. */
  export const begun: string[]
}

declare module '*/donation-tiers.yaml' {
  const content: ContentFiles['donation-tiers.yaml']
  export default content
}

declare module '*/events.yaml' {
  const content: ContentFiles['events.yaml']
  export default content
  /** The ids of those whose day was over when the site was built. */
  export const begun: string[]
}

declare module '*/facts.yaml' {
  const content: ContentFiles['facts.yaml']
  export default content
}

declare module '*/faqs.yaml' {
  const content: ContentFiles['faqs.yaml']
  export default content
}

declare module '*/features.yaml' {
  const content: ContentFiles['features.yaml']
  export default content
}

declare module '*/formats.yaml' {
  const content: ContentFiles['formats.yaml']
  export default content
}

declare module '*/help.yaml' {
  const content: ContentFiles['help.yaml']
  export default content
}

declare module '*/inquiries.yaml' {
  const content: ContentFiles['inquiries.yaml']
  export default content
}

declare module '*/invented.yaml' {
  const content: ContentFiles['invented.yaml']
  export default content
}

declare module '*/legal.yaml' {
  const content: ContentFiles['legal.yaml']
  export default content
}

declare module '*/navigation.yaml' {
  const content: ContentFiles['navigation.yaml']
  export default content
}

declare module '*/notices.yaml' {
  const content: ContentFiles['notices.yaml']
  export default content
}

declare module '*/partnerships.yaml' {
  const content: ContentFiles['partnerships.yaml']
  export default content
}

declare module '*/roles.yaml' {
  const content: ContentFiles['roles.yaml']
  export default content
}

declare module '*/routes.yaml' {
  const content: ContentFiles['routes.yaml']
  export default content
}

declare module '*/site.yaml' {
  const content: ContentFiles['site.yaml']
  export default content
}

declare module '*/skills.yaml' {
  const content: ContentFiles['skills.yaml']
  export default content
}

declare module '*/stories.yaml' {
  const content: ContentFiles['stories.yaml']
  export default content
}

declare module '*/subjects.yaml' {
  const content: ContentFiles['subjects.yaml']
  export default content
}

declare module '*/team.yaml' {
  const content: ContentFiles['team.yaml']
  export default content
}

declare module '*/timeline.yaml' {
  const content: ContentFiles['timeline.yaml']
  export default content
}

declare module '*/toasts.yaml' {
  const content: ContentFiles['toasts.yaml']
  export default content
}

declare module '*/tracks.yaml' {
  const content: ContentFiles['tracks.yaml']
  export default content
}

declare module '*/ways.yaml' {
  const content: ContentFiles['ways.yaml']
  export default content
}

declare module '*/workshops.yaml' {
  const content: ContentFiles['workshops.yaml']
  export default content
}
