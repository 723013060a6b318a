/** What a visitor can choose from in the contact form (S3.13). */
export const inquiryIds = ['program', 'volunteer', 'partnership', 'support'] as const
