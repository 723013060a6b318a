/** Makes something of a file's text, and again only when the text is another: the steps of a build, and each save in dev, ask for the same files. */
export function memoizeByText<Made>(make: (file: string, text: string) => Made): (file: string, text: string) => Made {
  const kept = new Map<string, {text: string; made: Made}>()
  return (file, text) => {
    const known = kept.get(file)
    if (known?.text === text) return known.made
    const made = make(file, text)
    kept.set(file, {text, made})
    return made
  }
}
