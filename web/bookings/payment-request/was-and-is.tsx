import { Text } from '@mantine/core'

/** What was on the screen and what is there now, a line each. */
export const WasAndIs = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map(line => (
      <Text key={line} mt="sm" fw={560}>
        {line}
      </Text>
    ))}
  </>
)
