import {expect, test} from 'vitest'
import {codeFilesShowing} from '../../src/edit/pagesShowing.ts'

const code = new Map(
  Object.entries({
    'components/Card.tsx':
      "import * as labels from '../content/labels.yaml'\nimport {Part} from './ui/Part.tsx'\nexport const Card = () => <dt>{labels.spots}<Part /></dt>",
    'components/ui/Part.tsx':
      "import * as words from '../../content/labels.yaml'\nexport const Part = () => words.week",
    'components/Other.tsx': "import {Part} from './ui/Part.tsx'\nexport const Other = () => <Part />",
    'components/Form.tsx':
      "import * as labels from '../content/labels.yaml'\nexport const Form = ({name}) => labels[name]",
    'components/Hours.tsx':
      "import site from '../content/site.yaml'\nconst {hours, phone} = site\nexport const Hours = () => hours",
    'src/frame/Footer.tsx': "import site from '../../content/site.yaml'\nexport const Footer = () => site.phone",
    'src/frame/Later.tsx': "export const Later = () => import('../../components/Hours.tsx')",
  }),
)

test.each([
  ['labels.yaml', 'spots', ['components/Card.tsx', 'components/Form.tsx']],
  [
    'labels.yaml',
    'week',
    ['components/Card.tsx', 'components/Form.tsx', 'components/Other.tsx', 'components/ui/Part.tsx'],
  ],
  ['site.yaml', 'hours', ['components/Hours.tsx', 'src/frame/Later.tsx']],
  ['site.yaml', 'phone', ['components/Hours.tsx', 'src/frame/Footer.tsx', 'src/frame/Later.tsx']],
  ['site.yaml', 'email', []],
])('in %s, %s is shown by the files that read it and by all files that import them', (file, key, readers) => {
  expect([...codeFilesShowing(code, file, key)].sort()).toEqual(readers)
})
