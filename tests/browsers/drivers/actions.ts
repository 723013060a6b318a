/** A press and release of the pointer’s first button, as both WebDriver standards write it. */
export function pressing(x: number, y: number): object[] {
  return [
    {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
    {type: 'pointerDown', button: 0},
    {type: 'pointerUp', button: 0},
  ]
}

/** Each letter’s key pressed and let go, as both WebDriver standards write it. */
export function typing(words: string): object[] {
  return [...words].flatMap((value) => [
    {type: 'keyDown', value},
    {type: 'keyUp', value},
  ])
}
