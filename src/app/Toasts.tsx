import {useEffect, useLayoutEffect} from 'react'
import {ToastContainer, type ToastTransitionProps} from 'react-toastify/unstyled'

/**
 * Where messages appear: one at a time, politely announced, until the visitor closes it or leaves the page.
 * No timer ends one (WCAG 2.2.1) and none takes the focus. Their look comes with them, in components/ui/Message.tsx.
 */
export function Toasts() {
  return (
    <ToastContainer
      role="status"
      position="bottom-right"
      autoClose={false}
      limit={1}
      closeButton={false}
      closeOnClick={false}
      customProgressBar
      draggable="touch"
      transition={Appear}
    />
  )
}

/** Comes in by CSS and leaves at once: the library's own transitions wait for an animation that reduced motion may forbid. */
function Appear({children, isIn, done, playToast}: ToastTransitionProps) {
  useLayoutEffect(playToast, [playToast])
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return <>{children}</>
}
