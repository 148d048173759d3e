/** Finds a customer by some letters: arrow keys and Enter choose, the last line makes a new one. */
import { Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
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
  error: string | undefined
  /** The letters to begin with. */
  letters: string
  onChoose: (userNumber: string) => void
  onNew: (letters: string) => void
}

export const CustomerBox = ({ id, label, error, letters, onChoose, onNew }: CustomerBoxProps) => {
  const { t } = useTranslation()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(letters)
  const [isOpen, setIsOpen] = useState(letters !== '')
  const [active, setActive] = useState(0)
  /** Enter was pressed before the answer came: the only hit is chosen when it does. */
  const isWaited = useRef(false)
  const { hits, isKnown, failure } = useCustomers(typed)
  const isShown = isOpen && typed.trim() !== ''
  const last = hits.length
  const choose = (at: number) => {
    const hit = hits[at]
    if (hit) onChoose(hit.userNumber)
    else onNew(typed.trim())
  }

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    const [only, another] = hits
    if (!isKnown || !isWaited.current) return
    isWaited.current = false
    if (only && !another) onChoose(only.userNumber)
  })

  const enter = () => {
    if (isShown && isKnown) choose(active)
    else isWaited.current = typed.trim() !== ''
  }
  const step = (by: number) => {
    if (!isShown) return setIsOpen(true)
    setActive((active + by + last + 1) % (last + 1))
  }
  const keys: Record<string, () => void> = {
    Enter: enter,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') setIsOpen(false)
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const optionId = (at: number) => `${listId}-${at}`
  return (
    <div className={styles.box}>
      <TextInput
        ref={input}
        id={id}
        label={label}
        error={error}
        description={t('counter.customerHint')}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && isKnown ? optionId(active) : undefined}
        aria-autocomplete="list"
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={isShown && !isKnown ? <Loader size={18} aria-label={t('counter.searching')} /> : null}
        value={typed}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
        onFocus={() => setIsOpen(true)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(0)
          setIsOpen(true)
          isWaited.current = false
        }}
      />
      {isShown && (
        <div className={styles.list} id={listId} role="listbox" aria-label={label}>
          {failure && <p className={styles.listNote}>{t('counter.searchFailed')}</p>}
          {hits.map(({ userNumber, name, phone, email }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box (aria-activedescendant)
            <div
              key={userNumber}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              className={styles.option}
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(at)}
            >
              <strong>{name}</strong>
              <span>{[userNumber, phone, email].filter(Boolean).join(' · ')}</span>
            </div>
          ))}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box (aria-activedescendant) */}
          <div
            id={optionId(last)}
            role="option"
            aria-selected={active === last}
            className={styles.option}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onNew(typed.trim())}
          >
            <strong className={styles.withIcon}>
              <IconUserPlus size={18} aria-hidden /> {t('counter.newNamed', { name: typed.trim() })}
            </strong>
            {isKnown && !hits.length && !failure && <span>{t('counter.nobodyFound')}</span>}
          </div>
        </div>
      )}
    </div>
  )
}
