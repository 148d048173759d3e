import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconArrowMerge, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { wordOf } from '#shared/customers/column-choices.ts'
import { FIELD_WORDS } from '#shared/customers/column-words.ts'
import { CUSTOMER_FIELDS } from '#shared/customers/customer-fields.ts'
import { takenInMerge } from '#shared/customers/merge.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { useAct } from '../kit/act/use-act.ts'
import { tellFailure } from '../kit/notify.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import type { Customer } from './customer-marks.tsx'
import styles from './customers.module.css'

interface CompareProps {
  kept: Customer
  other: Customer
}

/** The fields in which the two differ, with what the kept customer has afterwards. */
const Compare = ({ kept, other }: CompareProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const taken: Partial<Customer> = takenInMerge(kept, other)
  const differing = CUSTOMER_FIELDS.filter(field => kept[field] !== other[field] && other[field])
  const shown = (customer: Customer, field: (typeof CUSTOMER_FIELDS)[number]) =>
    wordOf(field, customer[field] ?? '', language)
  return (
    <>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">{t('customer.mergeField')}</th>
            <th scope="col">
              {t('customer.mergeStays')} · {kept.userNumber}
            </th>
            <th scope="col">
              {t('customer.mergeEnds')} · {other.userNumber}
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map(field => (
            <tr key={field}>
              <th scope="row">{FIELD_WORDS[field][language]}</th>
              <td>
                {field in taken ? (
                  <>
                    <strong>{shown(other, field)}</strong>
                    <Text size="sm" c="dimmed">
                      {t('customer.mergeTaken')}
                    </Text>
                  </>
                ) : (
                  shown(kept, field)
                )}
              </td>
              <td data-ends>{shown(other, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differing.length === 0 && <Text>{t('customer.mergeSame')}</Text>}
    </>
  )
}

interface MergeCompareProps {
  kept: Customer
  /** The number of the customer who ends. */
  from: string
  onOther: () => void
  /** Fetches the customer who stays again. */
  onStale: () => Promise<unknown>
}

export const MergeCompare = ({ kept, from, onOther, onStale }: MergeCompareProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const act = useAct()
  const { userNumber, version } = kept
  const other = useRoute(staffCalls.read, { params: { userNumber: from } })
  const merge = async (ending: Customer) => {
    const names = { kept: kept.name, from: ending.name, number: from }
    const body = { from, version, fromVersion: ending.version }
    const merged = await act(send => send(staffCalls.merge, { params: { userNumber }, body }), {
      ask: {
        title: t('customer.mergeAsk', names),
        text: t('customer.mergeAskText', names),
        action: t('customer.mergeDo'),
      },
      busy: t('customer.working'),
      done: t('customer.mergeDone'),
      refused: {
        any: failure => {
          tellFailure(failure)
          void other.retry()
          void onStale()
        },
      },
    })
    if (merged) await navigate(`/customers/${userNumber}`, { replace: true })
  }
  return (
    <WhenLoaded of={{ other }} skeleton={<Skeleton height={240} radius="md" />}>
      {({ other: ending }) => (
        <Stack gap="md">
          <Compare kept={kept} other={ending} />
          <Group>
            <Button leftSection={<IconArrowMerge size={20} aria-hidden />} onClick={() => void merge(ending)}>
              {t('customer.mergeDo')}
            </Button>
            <Button variant="default" leftSection={<IconSearch size={20} aria-hidden />} onClick={onOther}>
              {t('customer.mergeOther')}
            </Button>
          </Group>
        </Stack>
      )}
    </WhenLoaded>
  )
}
