/** Returns a label of `content/labels.yaml` with a figure in place of its `{number}`. */
export function withNumber(label: string, number: number | string): string {
  return label.replace('{number}', String(number))
}
