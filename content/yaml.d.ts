// What an import of a file of content/ gives: its records, once its schema has checked them.
// It follows from the schemas by itself, and stands in the repository so that an editor knows it before anything has run.

interface ContentFiles {
  'announcement.yaml': import('zod').infer<typeof import('./announcement.schema.ts').default>
  'claims.yaml': import('zod').infer<typeof import('./claims.schema.ts').default>
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
  'labels.yaml': import('zod').infer<typeof import('./labels.schema.ts').default>
  'legal.yaml': import('zod').infer<typeof import('./legal.schema.ts').default>
  'map.yaml': import('zod').infer<typeof import('./map.schema.ts').default>
  'navigation.yaml': import('zod').infer<typeof import('./navigation.schema.ts').default>
  'notices.yaml': import('zod').infer<typeof import('./notices.schema.ts').default>
  'partnerships.yaml': import('zod').infer<typeof import('./partnerships.schema.ts').default>
  'payslip.yaml': import('zod').infer<typeof import('./payslip.schema.ts').default>
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
}

declare module '*/claims.yaml' {
  const content: ContentFiles['claims.yaml']
  export default content
}

declare module '*/cohorts.yaml' {
  const content: ContentFiles['cohorts.yaml']
  export default content
  /** How the date of each stood when the site was built, by id. */
  export const states: Record<string, 'coming' | 'started' | 'over'>
}

declare module '*/donation-tiers.yaml' {
  const content: ContentFiles['donation-tiers.yaml']
  export default content
}

declare module '*/events.yaml' {
  const content: ContentFiles['events.yaml']
  export default content
  /** How the date of each stood when the site was built, by id. */
  export const states: Record<string, 'coming' | 'started' | 'over'>
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

declare module '*/labels.yaml' {
  const content: ContentFiles['labels.yaml']
  export default content
  export const reserve: string
  export const reserveOn: string
  export const register: string
  export const registerFor: string
  export const nextOne: string
  export const learnMore: string
  export const learnMoreAbout: string
  export const apply: string
  export const applyAs: string
  export const donate: string
  export const talk: string
  export const talkAbout: string
  export const howToApply: string
  export const howToGive: string
  export const howToJoin: string
  export const howToJoinIn: string
  export const addToCalendar: string
  export const hasStarted: string
  export const isOver: string
  export const askForNext: string
  export const waitingList: string
  export const starts: string
  export const started: string
  export const finished: string
  export const endsOn: string
  export const date: string
  export const time: string
  export const where: string
  export const whatIsInIt: string
  export const allSpots: string
  export const price: string
  export const length: string
  export const level: string
  export const type: string
  export const week: string
  export const howOften: string
  export const everyTwoWeeks: string
  export const group: string
  export const groupSize: string
  export const skillsAndTraining: string
  export const helpfulSkills: string
  export const requirements: string
  export const training: string
  export const knowsAbout: string
  export const moreAbout: string
  export const commitment: string
  export const forExample: string
  export const you: string
  export const yourMentor: string
  export const isTrue: string
  export const isFalse: string
  export const modules: string
  export const lineMeans: string
  export const skillsTaught: string
  export const wayToLearn: string
  export const howLong: string
  export const withWhom: string
  export const more: string
  export const contactForm: string
  export const chosen: string
  export const canChange: string
  export const allRequired: string
  export const whatAbout: string
  export const fullName: string
  export const fullNameWrong: string
  export const emailAddress: string
  export const emailAddressHint: string
  export const emailAddressWrong: string
  export const subject: string
  export const subjectWrong: string
  export const message: string
  export const messageHint: string
  export const messageWrong: string
  export const putInEmail: string
  export const formNeedsScript: string
  export const draftIsReady: string
  export const sendDraft: string
  export const draftIsTooLong: string
  export const openMailApp: string
  export const copyFromHere: string
  export const startAgain: string
  export const stayUpdated: string
  export const news: string
  export const newsletter: string
  export const newsAddress: string
  export const newsAddressWrong: string
  export const getNews: string
  export const newsByEmail: string
  export const skip: string
  export const menu: string
  export const close: string
  export const mainMenu: string
  export const search: string
  export const needHelp: string
  export const registered: string
  export const announcement: string
  export const home: string
  export const trail: string
  export const onThisPage: string
  export const previousAndNext: string
  export const previous: string
  export const next: string
  export const pages: string
  export const lastUpdated: string
  export const newWindow: string
  export const searchSite: string
  export const enterOpens: string
  export const nothingFound: string
  export const askInstead: string
  export const oneFound: string
  export const manyFound: string
  export const firstFound: string
  export const done: string
  export const goodToKnow: string
  export const closeMessage: string
  export const notifications: string
  export const allPages: string
  export const theFull: string
  export const didYouMean: string
  export const notLoaded: string
  export const failed: string
  export const failedWhy: string
  export const tryAgain: string
  export const returnHome: string
  export const moved: string
  export const movedTo: string
}

declare module '*/legal.yaml' {
  const content: ContentFiles['legal.yaml']
  export default content
  export const updated: string
  export const words: string
}

declare module '*/map.yaml' {
  const content: ContentFiles['map.yaml']
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

declare module '*/payslip.yaml' {
  const content: ContentFiles['payslip.yaml']
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
