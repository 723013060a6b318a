import help from '../content/help.yaml'

/** Whom to call today, for those who can’t wait for us: all of `content/help.yaml`. */
export function HelpLines() {
  return (
    <ul>
      {help.map(({id, need, name, phone}) => (
        <li key={id}>
          {`${need}: ${name} `}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      ))}
    </ul>
  )
}
