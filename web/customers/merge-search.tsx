import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './customers.module.css'

const MOST_SHOWN = 8

interface MergeSearchProps {
  /** The customer who stays is no choice. */
  except: string
  onChoose: (userNumber: string) => void
}

/** Finds another customer by a few letters. */
export const MergeSearch = ({ except, onChoose }: MergeSearchProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = useRoute(staffCalls.list, search ? { query: { search } } : undefined)
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        label={t('customer.mergeSearch')}
        leftSection={<IconSearch size={20} aria-hidden />}
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {search && (
        <WhenLoaded of={{ found }} skeleton={<Skeleton height={120} radius="md" />}>
          {({ found: { results } }) => {
            const others = results.filter(({ userNumber }) => userNumber !== except).slice(0, MOST_SHOWN)
            if (!others.length) return <Text c="dimmed">{t('customer.mergeNone')}</Text>
            return (
              <ul className={styles.bookings}>
                {others.map(({ userNumber, name, email, phone }) => (
                  <li key={userNumber}>
                    <div>
                      <Text id={`other-${userNumber}`}>
                        <strong>{name}</strong> {userNumber}
                      </Text>
                      <Text size="sm" c="dimmed">
                        {[email, phone].filter(Boolean).join(' · ')}
                      </Text>
                    </div>
                    <Button
                      id={`choose-${userNumber}`}
                      size="sm"
                      variant="default"
                      aria-labelledby={`choose-${userNumber} other-${userNumber}`}
                      onClick={() => onChoose(userNumber)}
                    >
                      {t('customer.mergeChoose')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }}
        </WhenLoaded>
      )}
    </Stack>
  )
}
