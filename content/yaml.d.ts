// What an import of a content file gives: its records, once content/schema.ts has checked them.

declare module '*/cohorts.yaml' {
  const content: import('./schema.ts').Content['cohorts.yaml']
  export default content
}

declare module '*/donation-tiers.yaml' {
  const content: import('./schema.ts').Content['donation-tiers.yaml']
  export default content
}

declare module '*/events.yaml' {
  const content: import('./schema.ts').Content['events.yaml']
  export default content
}

declare module '*/facts.yaml' {
  const content: import('./schema.ts').Content['facts.yaml']
  export default content
}

declare module '*/faqs.yaml' {
  const content: import('./schema.ts').Content['faqs.yaml']
  export default content
}

declare module '*/features.yaml' {
  const content: import('./schema.ts').Content['features.yaml']
  export default content
}

declare module '*/formats.yaml' {
  const content: import('./schema.ts').Content['formats.yaml']
  export default content
}

declare module '*/inquiries.yaml' {
  const content: import('./schema.ts').Content['inquiries.yaml']
  export default content
}

declare module '*/navigation.yaml' {
  const content: import('./schema.ts').Content['navigation.yaml']
  export default content
}

declare module '*/notices.yaml' {
  const content: import('./schema.ts').Content['notices.yaml']
  export default content
}

declare module '*/partnerships.yaml' {
  const content: import('./schema.ts').Content['partnerships.yaml']
  export default content
}

declare module '*/roles.yaml' {
  const content: import('./schema.ts').Content['roles.yaml']
  export default content
}

declare module '*/site.yaml' {
  const content: import('./schema.ts').Content['site.yaml']
  export default content
}

declare module '*/stories.yaml' {
  const content: import('./schema.ts').Content['stories.yaml']
  export default content
}

declare module '*/team.yaml' {
  const content: import('./schema.ts').Content['team.yaml']
  export default content
}

declare module '*/timeline.yaml' {
  const content: import('./schema.ts').Content['timeline.yaml']
  export default content
}

declare module '*/toasts.yaml' {
  const content: import('./schema.ts').Content['toasts.yaml']
  export default content
}

declare module '*/tracks.yaml' {
  const content: import('./schema.ts').Content['tracks.yaml']
  export default content
}

declare module '*/workshops.yaml' {
  const content: import('./schema.ts').Content['workshops.yaml']
  export default content
}
