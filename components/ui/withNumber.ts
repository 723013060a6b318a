/** Returns a label of `content/labels.yaml` with its placeholder `{number}` replaced by a figure. */
export function withNumber(label: string, number: number | string): string {
  return label.replace('{number}', String(number))
}
