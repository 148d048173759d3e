import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../notice.tsx'
import { useDraft } from './draft.ts'
import { Form } from './form.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { RouteForm } from './use-route-form.ts'

interface GuardedFormProps {
  form: RouteForm
  /**
   * The name under which this tab keeps what is typed until it is saved: `customer 100001`. Without one it is not kept:
   * for what is secret.
   */
  draft?: string
  /** True where the screen has a button of its own that takes back what was typed. */
  isDiscardedElsewhere?: boolean
  children: ReactNode
}

/** A form that is not left by accident: for what takes longer to type than a name and a password. */
export const GuardedForm = ({ form, draft, isDiscardedElsewhere = false, children }: GuardedFormProps) => {
  const { t } = useTranslation()
  const { isRestored, seen, forget } = useDraft(draft, form)
  useLeaveGuard(form.isChanged, forget)
  const discard = () => {
    form.discard()
    seen()
  }
  return (
    <Form form={form}>
      {isRestored && form.isChanged() && (
        <Notice role="status" icon={IconPencil} title={t('form.keptTitle')}>
          <Text size="sm">{t('form.keptText')}</Text>
          {!isDiscardedElsewhere && (
            <Button size="sm" variant="default" onClick={discard}>
              {t('form.discard')}
            </Button>
          )}
        </Notice>
      )}
      {children}
    </Form>
  )
}
