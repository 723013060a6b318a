import {useEffect, useLayoutEffect} from 'react'
import {ToastContainer, type ToastTransitionProps, toast} from 'react-toastify/unstyled'
import {placeIsFree} from '../../components/ui/showToast.tsx'
import * as labels from '../../content/labels.yaml'

/**
 * Where messages appear: one at a time, politely announced, until the visitor closes it or leaves the page.
 * No timer ends one (WCAG 2.2.1) and none takes the focus. Their look comes with them, in components/ui/Message.tsx.
 */
export function Toasts() {
  useEffect(placeIsFree, [])
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <ToastContainer
      position="bottom-right"
      aria-label={labels.notifications}
      // Not “alert”: the place announces what comes into it, and it would be said twice.
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

/** Escape closes a message, unless it is meant for a field or for the open menu. */
function closeOnEscape({key}: KeyboardEvent) {
  const isInField = document.activeElement?.matches('input, textarea')
  const isShown = document.querySelector('#siteMessages .Toastify__toast') !== null
  if (key === 'Escape' && isShown && !isInField && !menuIsOpen()) toast.dismiss()
}

function menuIsOpen(): boolean {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open') !== null
}

/** Comes in and leaves by CSS, if motion is allowed: the library's own transitions wait for an animation even where none runs. */
function Appear({children, isIn, preventExitTransition, nodeRef, done, playToast}: ToastTransitionProps) {
  useLayoutEffect(() => {
    playToast()
    // The library makes it a stop of the Tab key, where nothing can be done.
    nodeRef.current?.removeAttribute('tabindex')
  }, [playToast, nodeRef])
  useEffect(() => {
    if (isIn) return
    // One that was swiped away is gone already. An animation that is cut short makes way too.
    const leaving = preventExitTransition ? [] : (nodeRef.current?.getAnimations() ?? [])
    Promise.all(leaving.map(({finished}) => finished)).then(done, done)
  }, [isIn, preventExitTransition, nodeRef, done])
  return <>{children}</>
}
