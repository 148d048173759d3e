/** Finds a customer by some letters: arrow keys and Enter choose. Where one can be made, the last line does. */
import { Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'
import styles from './customer-box.module.css'

const MOST_SHOWN = 7
const PAUSE_MS = 150

const useCustomers = (typed: string) => {
  const { marketId } = useThisMarket()
  const wanted = typed.trim()
  const [search] = useDebouncedValue(wanted, PAUSE_MS)
  const found = useRoute(
    staffCalls.list,
    search ? { audience: 'admin', market: marketId, query: { search } } : undefined,
  )
  const isKnown = search === wanted && found.data !== undefined
  return {
    hits: isKnown ? (found.data?.results ?? []).slice(0, MOST_SHOWN) : [],
    isKnown: isKnown || Boolean(found.failure),
    failure: found.data ? undefined : found.failure,
  }
}

interface CustomerBoxProps {
  id: string
  label: string
  error?: string | undefined
  /** The letters to begin with. */
  letters?: string
  onChoose: (userNumber: string) => void
  /** Makes a new one of the letters, and the box is what the talk begins with; without it the box narrows a list down. */
  onNew?: ((letters: string) => void) | undefined
}

/** What is typed, who is found by it, and which line the arrow keys have come to. */
const useSearch = ({ letters = '', onChoose, onNew }: CustomerBoxProps) => {
  const [typed, setTyped] = useState(letters)
  const [isOpen, setIsOpen] = useState(letters !== '')
  const [active, setActive] = useState(0)
  /** Enter was pressed before the answer came: the only hit is chosen when it does. */
  const isWaited = useRef(false)
  const { hits, isKnown, failure } = useCustomers(typed)
  const isShown = isOpen && typed.trim() !== ''
  /** One after the hits, where a new one can be made. */
  const lines = hits.length + (onNew ? 1 : 0)
  const choose = (at: number) => {
    const hit = hits[at]
    if (hit) onChoose(hit.userNumber)
    else onNew?.(typed.trim())
  }
  useEffect(() => {
    const [only, another] = hits
    if (!isKnown || !isWaited.current) return
    isWaited.current = false
    if (only && !another) onChoose(only.userNumber)
  })
  return {
    typed,
    hits,
    isKnown,
    failure,
    isShown,
    canMake: onNew !== undefined,
    active,
    choose,
    setIsOpen,
    type: (letters: string) => {
      setTyped(letters)
      setActive(0)
      setIsOpen(true)
      isWaited.current = false
    },
    enter: () => {
      if (isShown && isKnown) choose(active)
      else isWaited.current = typed.trim() !== ''
    },
    step: (by: number) => {
      if (!isShown) return setIsOpen(true)
      if (lines) setActive((active + by + lines) % lines)
    },
  }
}

type Search = ReturnType<typeof useSearch>

const keysOf = (search: Search) => {
  const keys: Record<string, () => void> = {
    Enter: search.enter,
    ArrowDown: () => search.step(1),
    ArrowUp: () => search.step(-1),
  }
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') search.setIsOpen(false)
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}

interface OptionProps {
  id: string
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

const Option = ({ id, isActive, onChoose, children }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box (aria-activedescendant)
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className={styles.option}
    onMouseDown={event => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </div>
)

interface FoundProps {
  search: Search
  id: string
  label: string
  optionId: (at: number) => string
}

/** Who was found, and last a line for a new customer. */
const Found = ({ search, id, label, optionId }: FoundProps) => {
  const { t } = useTranslation()
  const { typed, hits, isKnown, failure, active, choose, canMake } = search
  const isNobody = isKnown && !hits.length && !failure
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label}>
      {failure && <p className={styles.listNote}>{t('counter.searchFailed')}</p>}
      {hits.map(({ userNumber, name, phone, email }, at) => (
        <Option key={userNumber} id={optionId(at)} isActive={at === active} onChoose={() => choose(at)}>
          <strong>{name}</strong>
          <span>{[userNumber, phone, email].filter(Boolean).join(' · ')}</span>
        </Option>
      ))}
      {canMake ? (
        <Option
          id={optionId(hits.length)}
          isActive={active === hits.length}
          onChoose={() => choose(hits.length)}
        >
          <strong className={styles.withIcon}>
            <IconUserPlus size={18} aria-hidden /> {t('counter.newNamed', { name: typed.trim() })}
          </strong>
          {isNobody && <span>{t('counter.nobodyFound')}</span>}
        </Option>
      ) : (
        isNobody && <p className={styles.listNote}>{t('counter.nobodyFound')}</p>
      )}
    </div>
  )
}

export const CustomerBox = (props: CustomerBoxProps) => {
  const { id, label, error, onNew } = props
  const { t } = useTranslation()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const search = useSearch(props)
  const isFirst = onNew !== undefined
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  const { typed, hits, isShown, isKnown, active, setIsOpen } = search
  const optionId = (at: number) => `${listId}-${at}`
  return (
    <div className={styles.box}>
      <TextInput
        ref={input}
        id={id}
        label={label}
        error={error}
        description={isFirst && t('counter.customerHint')}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && isKnown && (isFirst || hits.length) ? optionId(active) : undefined}
        aria-autocomplete="list"
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={isShown && !isKnown ? <Loader size={18} aria-label={t('counter.searching')} /> : null}
        value={typed}
        onKeyDown={keysOf(search)}
        onBlur={() => setIsOpen(false)}
        onFocus={() => setIsOpen(true)}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
      />
      {isShown && <Found search={search} id={listId} label={label} optionId={optionId} />}
    </div>
  )
}
