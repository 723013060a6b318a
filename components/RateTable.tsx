import * as labels from '../content/labels.yaml'
import rates from '../content/rates.yaml'

/** What is taken off pay: the rates in `content/rates.yaml`, as a table. */
export function RateTable() {
  return (
    <table data-table="">
      <thead>
        <tr>
          <th scope="col">{labels.what}</th>
          <th scope="col">{labels.whenItStarts}</th>
          <th scope="col">{labels.howMuch}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({id, name, starts, amount}) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{starts}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
