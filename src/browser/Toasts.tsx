import {useEffect, useLayoutEffect} from 'react'
import {ToastContainer, type ToastTransitionProps, toast} from 'react-toastify/unstyled'
import {onContainerReady} from '../../components/ui/showToast.tsx'
import * as labels from '../../content/labels.yaml'

/**
 * The container of pop-up messages, a polite live region. Shows one message at a time, without moving the
 * focus to it, until the visitor closes it or leaves the page (no timeout: WCAG 2.2.1). Styles are in
 * components/ui/Message.tsx.
 */
export function Toasts() {
  useEffect(onContainerReady, [])
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <ToastContainer
      position="bottom-right"
      aria-label={labels.notifications}
      // Not react-toastify's “alert”: the container is a live region, so screen readers would announce
      // messages twice.
      role="group"
      // A time here would change nothing: react-toastify's timer is the animation of its progress bar, which
      // is left out. `firstMessage.ts` shows messages too, and has no timer either.
      autoClose={false}
      customProgressBar
      closeButton={false}
      closeOnClick={false}
      draggable="touch"
      transition={Appear}
    />
  )
}

/** Closes pop-up messages on Escape, unless a text field has the focus or the menu is open. */
function closeOnEscape({key}: KeyboardEvent) {
  const isInField = document.activeElement?.matches('input, textarea')
  const isShown = document.querySelector('#siteMessages .Toastify__toast') !== null
  if (key === 'Escape' && isShown && !isInField && !menuIsOpen()) toast.dismiss()
}

function menuIsOpen(): boolean {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open') !== null
}

/**
 * Shows and removes a message. react-toastify's own transitions never end where reduced motion prevents
 * animations.
 */
function Appear({children, isIn, preventExitTransition, nodeRef, done, playToast}: ToastTransitionProps) {
  useLayoutEffect(() => {
    playToast()
    // Removes the tab stop that react-toastify adds to the message, because pressing a key there does
    // nothing.
    nodeRef.current?.removeAttribute('tabindex')
  }, [playToast, nodeRef])
  useEffect(() => {
    if (isIn) return
    // Waits for the animation by which the message disappears, unless it was swiped away or the animation is
    // cancelled.
    const leaving = preventExitTransition ? [] : (nodeRef.current?.getAnimations() ?? [])
    Promise.all(leaving.map(({finished}) => finished)).then(done, done)
  }, [isIn, preventExitTransition, nodeRef, done])
  return <>{children}</>
}
