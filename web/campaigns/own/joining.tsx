/** Which of their things a tenant asks to have in a campaign: a sheet, all that is in the shop, or single ones. */
import '@mantine/core/styles/Radio.css'
import { Anchor, Button, Radio, Skeleton, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import type { ChosenThings } from '#shared/products/campaign-calls.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { hasProducts } from '#shared/products/states.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { useShow } from '../../kit/show.ts'
import { Failed, Waiting } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useMoment } from '../../markets/moment.ts'
import type { Campaign } from './campaign-words.ts'
import { ChooseThings } from './choose-things.tsx'
import styles from './own-campaigns.module.css'

type Sheet = Answer<typeof sheetCalls.listSheets>['results'][number]

/** `all`, `single`, or the id of a sheet. */
type Choice = string

/** Further sheets show by a press: a tenant of years has hundreds. */
const FIRST_SHEETS = 3
/** What is chosen stands below them. */
const MOST_FOUND = 8

interface OptionProps {
  value: Choice
  isChosen: boolean
  name: string
  children: ReactNode
  disabled?: boolean
}

const Option = ({ value, isChosen, name, children, disabled = false }: OptionProps) => (
  <div className={styles.option} data-chosen={isChosen || undefined}>
    <Radio
      value={value}
      disabled={disabled}
      classNames={{ labelWrapper: styles.grow ?? '' }}
      label={<strong>{name}</strong>}
      description={children}
    />
  </div>
)

const SheetOption = ({ sheet, isChosen }: { sheet: Sheet; isChosen: boolean }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { id, name, defaultName, created, status, productsCount: count } = sheet
  const isReady = hasProducts(status)
  return (
    <Option
      value={id}
      isChosen={isChosen}
      // Sheets without a name are told apart by when they were begun.
      name={name === defaultName ? `${name}, ${moment(Date.parse(created))}` : name}
      disabled={!isReady}
    >
      {isReady ? (
        t('campaigns.sheetOf', { count })
      ) : (
        <>
          <span>{t('campaigns.sheetNotReady')}</span>{' '}
          <Anchor component={Link} to={`/product-sheets/${id}`} inherit underline="always">
            {t('campaigns.toSheet')}
          </Anchor>
        </>
      )}
    </Option>
  )
}

/** One page of the tenant's sheets. */
const SheetPage = ({ page, most, chosen }: { page: number; most: number; chosen: Choice }) => {
  const sheets = useRoute(sheetCalls.listSheets, { params: {}, query: { page: String(page) } })
  if (sheets.failure && !sheets.data)
    return <Failed failure={sheets.failure} retry={() => void sheets.retry()} />
  return sheets.data ? (
    sheets.data.results
      .slice(0, most)
      .map(sheet => <SheetOption key={sheet.id} sheet={sheet} isChosen={sheet.id === chosen} />)
  ) : (
    <Skeleton height={64} />
  )
}

interface OptionsProps {
  first: Answer<typeof sheetCalls.listSheets>
  chosen: Choice
  onChoose: (choice: Choice) => void
}

const Options = ({ first, chosen, onChoose }: OptionsProps) => {
  const { t } = useTranslation()
  const heading = useId()
  /** How many pages of sheets show; 0: the first few. */
  const [pages, setPages] = useState(0)
  const { data: summary } = useRoute(productCalls.readProductsSummary, { params: {} })
  const hasMore = pages ? pages < first.pagesCount : first.results.length > FIRST_SHEETS
  return (
    <div className={styles.part}>
      <Title order={2} id={heading}>
        {t('campaigns.whatToJoin')}
      </Title>
      <Radio.Group aria-labelledby={heading} value={chosen} onChange={onChoose}>
        <div className={styles.box}>
          {Array.from({ length: Math.max(1, pages) }, (_, at) => at + 1).map(page => (
            <SheetPage key={page} page={page} most={pages ? Infinity : FIRST_SHEETS} chosen={chosen} />
          ))}
          {hasMore && (
            <div>
              <Button variant="subtle" onClick={() => setPages(pages + 1)}>
                {t('campaigns.moreSheets')}
              </Button>
            </div>
          )}
          <Option value="all" isChosen={chosen === 'all'} name={t('campaigns.everything')}>
            {summary && t('campaigns.things', { count: summary.inShop.count })}
          </Option>
          <Option value="single" isChosen={chosen === 'single'} name={t('campaigns.singleThings')}>
            {t('campaigns.searchHint')}
          </Option>
        </div>
      </Radio.Group>
    </div>
  )
}

interface FoundProps {
  search: string
  chosen: readonly string[]
  onAdd: (id: string) => void
}

/** The products for sale that a search finds. */
const Found = ({ search, chosen, onAdd }: FoundProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const found = useRoute(
    productCalls.listProducts,
    { query: { search, status: 'in_shop' } },
    { keepPreviousData: true },
  )
  if (found.failure && !found.data) return <Failed failure={found.failure} retry={() => void found.retry()} />
  if (!found.data) return <Waiting />
  const { results } = found.data
  if (!results.length) return <Text role="status">{t('campaigns.noneFound', { search })}</Text>
  return (
    <>
      <ul className={styles.box} aria-label={t('campaigns.found')}>
        {results.slice(0, MOST_FOUND).map(({ id, name, number, sellPrice }) => (
          <li key={id} className={styles.found}>
            <span>
              <strong>{name}</strong>
              <small>{number}</small>
            </span>
            <span className={styles.take}>
              <span>{show.money(sellPrice, currencyCode)}</span>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={chosen.includes(id)}
                aria-label={
                  chosen.includes(id)
                    ? t('campaigns.addedNamed', { name })
                    : t('campaigns.addNamed', { name })
                }
                onClick={() => onAdd(id)}
              >
                {chosen.includes(id) ? t('campaigns.added') : t('campaigns.add')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {results.length > MOST_FOUND && (
        <Text size="sm" c="dimmed">
          {t('campaigns.moreFound')}
        </Text>
      )}
    </>
  )
}

/** A scanner types the number of a label into the search. */
const Single = ({ campaign, onAsked }: JoiningProps) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [products, setProducts] = useState<readonly string[]>([])
  return (
    <>
      <div className={styles.part}>
        <SearchBox label={t('campaigns.search')} value={search} onSearch={setSearch} />
        {search && <Found search={search} chosen={products} onAdd={id => setProducts([...products, id])} />}
      </div>
      {products.length > 0 && (
        <ChooseThings campaign={campaign} ask="join" from={{ products: [...products] }} onAsked={onAsked} />
      )}
    </>
  )
}

interface JoiningProps {
  campaign: Campaign
  onAsked: () => void
}

const fromOf = (choice: Choice): ChosenThings => (choice === 'all' ? { all: true } : { sheet: choice })

export const Joining = ({ campaign, onAsked }: JoiningProps) => {
  const sheets = useRoute(sheetCalls.listSheets, { params: {}, query: { page: '1' } })
  const [chosen, choose] = useState<Choice>()
  if (sheets.failure && !sheets.data)
    return <Failed failure={sheets.failure} retry={() => void sheets.retry()} />
  if (!sheets.data) return <Skeleton height={240} radius="lg" />
  const newest = sheets.data.results.slice(0, FIRST_SHEETS).find(({ status }) => hasProducts(status))
  const choice = chosen ?? newest?.id ?? 'all'
  return (
    <>
      <Options first={sheets.data} chosen={choice} onChoose={choose} />
      {choice === 'single' ? (
        <Single campaign={campaign} onAsked={onAsked} />
      ) : (
        <ChooseThings key={choice} campaign={campaign} ask="join" from={fromOf(choice)} onAsked={onAsked} />
      )}
    </>
  )
}
