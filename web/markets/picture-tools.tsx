import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconCaretLeft, IconCaretRight, IconWriting } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { useSavePictures } from './use-save-pictures.ts'

interface PictureToolsProps {
  market: VisitorsMarket
  id: string
}

/** What staff do with a picture where it stands: move it, and say what it shows. */
export const PictureTools = ({ market: { marketImages }, id }: PictureToolsProps) => {
  const { t } = useTranslation()
  const save = useSavePictures()
  const ids = marketImages.map(image => image.id)
  const at = ids.indexOf(id)
  const known = marketImages[at]?.text ?? ''
  const name = known || t('settings.noText')
  const [text, setText] = useState<string>()
  const move = (to: number) =>
    save(
      send => send(settingsCalls.orderImages, { body: { ids: ids.toSpliced(at, 1).toSpliced(to, 0, id) } }),
      t('settings.moved'),
    )
  const saveText = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await save(
      send => send(settingsCalls.changeImage, { params: { id }, body: { text: text ?? '' } }),
      t('settings.textChanged'),
    )
    if (isSaved) setText(undefined)
  }
  return (
    <>
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="lg"
          disabled={at === 0}
          aria-label={t('settings.moveEarlier', { name })}
          onClick={() => void move(at - 1)}
        >
          <IconCaretLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={at === ids.length - 1}
          aria-label={t('settings.moveLater', { name })}
          onClick={() => void move(at + 1)}
        >
          <IconCaretRight size={20} aria-hidden />
        </ActionIcon>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconWriting size={20} aria-hidden />}
          aria-label={t('settings.changeTextNamed', { name })}
          aria-expanded={text !== undefined}
          onClick={() => setText(text === undefined ? known : undefined)}
        >
          {t('settings.changeText')}
        </Button>
      </Group>
      {text !== undefined && (
        <form onSubmit={event => void saveText(event)}>
          <Group align="end">
            <TextInput
              label={t('settings.textOfPicture')}
              value={text}
              maxLength={200}
              onChange={event => setText(event.currentTarget.value)}
            />
            <Button type="submit" size="sm">
              {t('settings.saveText')}
            </Button>
          </Group>
        </form>
      )}
    </>
  )
}
