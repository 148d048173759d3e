import { Button, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { srcSetOf } from '#shared/kit/picture.ts'
import { ChoosePicture } from '../markets/choose-picture.tsx'
import styles from './staff.module.css'

interface ThingPictureProps {
  image: string | null
  /** Width by height of the picture where visitors choose. */
  shape: number
  onChoose: (file: File) => Promise<boolean>
  onRemove: () => void
}

/** The picture of a shelf type or a service. It is saved as soon as it is chosen. */
export const ThingPicture = ({ image, shape, onChoose, onRemove }: ThingPictureProps) => {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('pricelist.picture')}</Text>
      {image ? (
        <img className={styles.picture} src={image} srcSet={srcSetOf(image)} sizes="20rem" alt="" />
      ) : (
        <Text c="dimmed">{t('pricelist.noPicture')}</Text>
      )}
      <Group>
        <ChoosePicture
          variant="default"
          label={image ? t('pricelist.changePicture') : t('pricelist.addPicture')}
          shape={shape}
          onChoose={onChoose}
        />
        {image && (
          <Button variant="default" leftSection={<IconTrash size={20} aria-hidden />} onClick={onRemove}>
            {t('pricelist.removePicture')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
