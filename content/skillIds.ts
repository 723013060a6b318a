/** The twelve skills that we teach, one for each side of the coin; their names are in `skills.yaml`. */
export const skillIds = [
  'budget',
  'save',
  'bank',
  'borrow',
  'credit',
  'tax',
  'payslip',
  'rent',
  'invest',
  'pension',
  'cv',
  'career',
] as const
