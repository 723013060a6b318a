import {useEffect, useLayoutEffect} from 'react'
import {ToastContainer, type ToastTransitionProps, toast} from 'react-toastify/unstyled'
import {onContainerReady} from '../../components/ui/showToast.tsx'
import * as labels from '../../content/labels.yaml'

/**
 * The container of pop-up messages, a polite live region. Shows one message at a time, without moving the focus to it,
 * until the visitor closes it or leaves the page (no timeout: WCAG 2.2.1). Styles are in components/ui/Message.tsx.
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
      // Not “alert”: the container is a live region already, so screen readers would announce messages twice.
      role="group"
      autoClose={false}
      closeButton={false}
      closeOnClick={false}
      customProgressBar
      draggable="touch"
      transition={Appear}
    />
  )
}

/** Closes messages on Escape, unless a field has the focus or the menu is open. */
function closeOnEscape({key}: KeyboardEvent) {
  const isInField = document.activeElement?.matches('input, textarea')
  const isShown = document.querySelector('#siteMessages .Toastify__toast') !== null
  if (key === 'Escape' && isShown && !isInField && !menuIsOpen()) toast.dismiss()
}

function menuIsOpen(): boolean {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open') !== null
}

/** Adds and removes a message. The library's own transitions never end if reduced motion prevents their animation. */
function Appear({children, isIn, preventExitTransition, nodeRef, done, playToast}: ToastTransitionProps) {
  useLayoutEffect(() => {
    playToast()
    // Removes the tab stop that react-toastify adds: the message itself does nothing on a key press.
    nodeRef.current?.removeAttribute('tabindex')
  }, [playToast, nodeRef])
  useEffect(() => {
    if (isIn) return
    // Waits for the animation by which the message disappears, unless it was swiped away or the animation is cancelled.
    const leaving = preventExitTransition ? [] : (nodeRef.current?.getAnimations() ?? [])
    Promise.all(leaving.map(({finished}) => finished)).then(done, done)
  }, [isIn, preventExitTransition, nodeRef, done])
  return <>{children}</>
}
