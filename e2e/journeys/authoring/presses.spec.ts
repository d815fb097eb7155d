import { expect, test } from '../../fixtures.ts'

const questions: [text: string, options: string[], correct: number][] = [
  ['What is the capital of Norway?', ['Oslo', 'Bergen', 'Tromsø', 'Trondheim'], 0],
  ['What is the capital of Italy?', ['Milan', 'Turin', 'Rome', 'Naples'], 2],
  ['What is the capital of France?', ['Lyon', 'Paris', 'Nice', 'Lille'], 1],
  ['What is the capital of Spain?', ['Seville', 'Bilbao', 'Madrid', 'Toledo'], 2],
  ['What is the capital of Poland?', ['Gdańsk', 'Warsaw', 'Łódź', 'Poznań'], 1],
]

for (const way of ['pointer', 'keyboard'] as const)
  for (const width of [1280, 390])
    test(`five questions of four options, from Create Quiz to the code, by ${way} at ${width} px`, async ({
      page,
      educator,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await signIn(page, educator, '/')
      const { keyboard } = page
      let presses = 0
      /** A key, or keys that are pressed together. */
      const press = async (...keys: string[]) => {
        for (const key of keys) await keyboard.press(key)
        presses += keys.length
      }
      /** By keyboard with the keys that lead there. */
      const click = async (name: string, ...keys: string[]) => {
        const button = page.getByRole('button', { name })
        await expect(button).toBeVisible()
        if (way === 'keyboard') {
          // A screen takes the focus a moment after it can be seen.
          if (keys[0] === 'Enter') await expect(button).toBeFocused()
          if (keys[0] === 'Tab') await expect(page.locator('main h1')).toBeFocused()
          return press(...keys)
        }
        await button.click()
        presses += 1
      }

      await page.getByRole('button', { name: 'Create Quiz' }).focus()
      await click('Create Quiz', 'Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to upload questions?')
      await click('Manual Entry', 'Enter')
      await expect(page.getByRole('textbox', { name: 'Quiz Title' })).toBeFocused()
      await keyboard.type('Capitals')
      await press('Enter')

      for (const [index, [text, options, correct]] of questions.entries()) {
        const block = page.getByRole('region', { name: `Question ${index + 1}`, exact: true })
        await expect(block.getByRole('textbox', { name: 'Question text' })).toBeFocused()
        await keyboard.type(text)
        await press('Tab')
        for (const [place, option] of options.entries()) {
          const letter = 'ABCD'.charAt(place)
          await expect(block.getByRole('textbox', { name: `Option ${letter}` })).toBeFocused()
          await keyboard.type(option)
          if (place === correct && way === 'pointer') {
            await block.getByRole('radio', { name: `Option ${letter} is correct` }).click()
            presses += 1
          } else if (place === correct) await press('Alt+Enter')
          else if (place < options.length - 1) await press('Enter')
        }
        await expect(block.getByRole('radio', { checked: true })).toHaveAccessibleName(
          `Option ${'ABCD'.charAt(correct)} is correct`,
        )
        if (index < questions.length - 1) await click('+ Add Another Question', 'Control+Enter')
      }
      await expect(page.getByText('5 questions · 5 points')).toBeVisible()
      await click('Save & Proceed', 'Control+S')
      await expect(page.getByText('Warsaw, marked correct')).toBeVisible()
      await click('Finalize Quiz', 'Tab', 'Tab', 'Tab', 'Enter')
      await expect(page.getByRole('status', { name: /^Secret code/ })).toBeVisible()
      expect(presses).toBe(way === 'pointer' ? 29 : 32)
    })
