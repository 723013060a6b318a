/** Stands in for `hoist-non-react-statics` in the client: gives the component back as it is. */
export default function keepNothing<T>(component: T): T {
  return component
}
