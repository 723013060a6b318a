import {openBox} from './box.ts'
import {lendLook} from './looks.ts'

/** An open box goes on looking like its words when the system turns dark or light, and when the window gets another width. */
export function keepLook() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', lendAgain)
  addEventListener('resize', lendAgain)
}

function lendAgain() {
  const box = openBox()
  if (!box?.element.isConnected) return
  const {copy, element, next} = box
  // What hides the words below the box is no part of their look.
  element.removeAttribute('data-edit-open')
  lendLook(element, copy)
  if (!next) element.setAttribute('data-edit-open', '')
}
