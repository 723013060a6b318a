/**
 * The part of `compression` that `editing.ts` uses; its published types would bring those of a web framework.
 */
declare module 'compression' {
  import type {Connect} from 'vite'
  export default function compression(): Connect.NextHandleFunction
}
