import {useEffect, useLayoutEffect} from 'react'
import {ToastContainer, type ToastTransitionProps, toast} from 'react-toastify/unstyled'
import {onContainerReady} from '../../components/ui/showToast.tsx'
import * as labels from '../../content/labels.yaml'

/**
 * The container of messages: shows one at a time, announced politely, until the visitor closes it or leaves the page.
 * Messages have no timeout (WCAG 2.2.1) and take no focus. Their styles are in components/ui/Message.tsx.
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

/** Animates by CSS, if motion is allowed; the library's transitions wait for an animation even if none runs. */
function Appear({children, isIn, preventExitTransition, nodeRef, done, playToast}: ToastTransitionProps) {
  useLayoutEffect(() => {
    playToast()
    // Removes the library's tab stop, which has no purpose.
    nodeRef.current?.removeAttribute('tabindex')
  }, [playToast, nodeRef])
  useEffect(() => {
    if (isIn) return
    // A swiped message has already left. A cancelled animation counts as finished.
    const leaving = preventExitTransition ? [] : (nodeRef.current?.getAnimations() ?? [])
    Promise.all(leaving.map(({finished}) => finished)).then(done, done)
  }, [isIn, preventExitTransition, nodeRef, done])
  return <>{children}</>
}
