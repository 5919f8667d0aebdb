"""What stands at places like one: of the words around the line of each, then for each question two layers of rectified units."""
import torch
import torch.nn as nn
import torch.nn.functional as F

# as src/around has them
LEFT, RIGHT = 10, 8
WORD_ROWS, ENDINGS = 20_005, 8_192
# of each question how many slots, flags and answers it has
QUESTIONS = {'noun': (4 + LEFT + RIGHT, 6, 5), 'gap': (LEFT + RIGHT, 2, 132)}
WIDTH = 32
FIRST, SECOND = 160, 80
# how much of a whole number one is in what the product adds up
INPUT_UNIT = 2_000


class Tower(nn.Module):
    def __init__(self, slots, flags, answers):
        super().__init__()
        self.enter = nn.Linear(slots * WIDTH + flags, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.out = nn.Linear(SECOND, answers)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.word = nn.Embedding(WORD_ROWS, WIDTH)
        self.ending = nn.Embedding(ENDINGS, WIDTH)
        self.towers = nn.ModuleDict({name: Tower(*sizes) for name, sizes in QUESTIONS.items()})
        self.drop = 0.2
        for table in (self.word, self.ending):
            nn.init.normal_(table.weight, 0, 0.1)

    def layers(self, question, words, endings, flags):
        """What goes in, then what each layer says."""
        tower = self.towers[question]
        drop = lambda x: F.dropout(x, self.drop, self.training)
        x = torch.cat([(self.word(words) + self.ending(endings)).flatten(1), flags], 1)
        for layer in (tower.enter, tower.second):
            yield x
            x = F.relu(layer(drop(x)))
        yield x
        yield tower.out(x)

    def forward(self, question, words, endings, flags):
        *_, said = self.layers(question, words, endings, flags)
        return said
